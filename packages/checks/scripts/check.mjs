import { check } from "./steps.mjs";

check();

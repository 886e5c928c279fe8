export type { ActorMessage, EventMessage, Message, SnapshotMessage } from "./message.ts";
export { messageOf } from "./message-of.ts";
export { pageFolder } from "./page-files.ts";
export type { Json } from "./plain.ts";
export type { Inspector, InspectorOptions } from "./start-inspector.ts";
export { startInspector } from "./start-inspector.ts";

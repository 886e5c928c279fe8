/** The page loads nothing from elsewhere, runs no inline code, and makes no element from text. Also in index.html. */
export const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join("; ");

/** In a header only. The official relay and an app under development frame the page from a port of their own. */
const framing = "frame-ancestors 'self' http://localhost:* http://127.0.0.1:*";

export const headers = {
  "Content-Security-Policy": `${pagePolicy}; ${framing}`,
  "X-Content-Type-Options": "nosniff",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Referrer-Policy": "no-referrer",
  "Cache-Control": "no-store",
};

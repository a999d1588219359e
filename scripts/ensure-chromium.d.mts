/** Path of a Chromium. Ends the process with what to install when there is none to be had. */
export function ensureChromium(): string

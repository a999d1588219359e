/** What the page needs to know about the machine it runs on. */

/** Whether shortcuts are written with ⌘. */
export const IS_APPLE = /Mac|iPhone|iPad/.test(navigator.userAgent)

/** What the build makes; see `vite.config.ts`. */
declare module 'virtual:questions' {
  export const QUESTIONS: readonly import('./panels/commands/registry-questions').Question[]
}

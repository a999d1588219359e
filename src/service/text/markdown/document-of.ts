/** The type of an operation's document, as its writer reads it. */
import type * as z from 'zod'

export type DocumentOf<Operation extends { readonly document: z.ZodType }> = z.input<
  Operation['document']
>

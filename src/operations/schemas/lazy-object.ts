/**
 * Objects of zod whose fields are made when they are first asked for: making those of every request
 * and document is half of a start, and the first answer needs one request's.
 */
import * as z from 'zod'

type Fields = z.core.$ZodLooseShape

const NOTHING_ELSE = z.never()

/** The definition of an object, its fields made once. */
function laterObject<Shape extends Fields>(fields: () => Shape) {
  let shape: Shape | undefined
  return {
    type: 'object' as const,
    get shape() {
      shape ??= fields()
      return shape
    },
  }
}

/** `z.object`, for requests. */
export function lazyRequest<Shape extends Fields>(fields: () => Shape) {
  // The class is published without its type parameters.
  return new z.ZodObject(laterObject(fields)) as unknown as ReturnType<typeof z.object<Shape>>
}

/** `z.strictObject`, for documents. */
export function lazyObject<Shape extends Fields>(fields: () => Shape) {
  const definition = Object.assign(laterObject(fields), { catchall: NOTHING_ELSE })
  // As above.
  return new z.ZodObject(definition) as unknown as ReturnType<typeof z.strictObject<Shape>>
}

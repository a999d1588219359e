import * as z from 'zod'

type StrictObject<Shape extends z.core.$ZodLooseShape> = ReturnType<typeof z.strictObject<Shape>>

/**
 * `z.strictObject` whose fields are made when they are first asked for. Documents are checked in
 * tests and published, but no answer needs their shapes, and making them all is a third of a start.
 */
export function lazyObject<Shape extends z.core.$ZodLooseShape>(
  fields: () => Shape,
): StrictObject<Shape> {
  let shape: Shape | undefined
  // The class is published without its type parameters.
  return new z.ZodObject({
    type: 'object',
    get shape() {
      shape ??= fields()
      return shape
    },
    catchall: z.never(),
  }) as unknown as StrictObject<Shape>
}

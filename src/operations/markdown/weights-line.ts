/** What the hand paid for, and why that: `Weights: lead (a single line).` */
export const weightsLine = ({
  weights,
  weightsReason,
}: {
  readonly weights: string
  readonly weightsReason: string
}) => `Weights: ${weights} (${weightsReason}).`

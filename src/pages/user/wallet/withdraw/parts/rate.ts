/** A rate in hundredths of a percent as text: 60 is "0.6". */
export const rateOf = (feeRate: number): string => String(feeRate / 100)

import { dayName } from '@/features/wallet/day'

/** The days of a period in words: "9 Feb – 15 Feb". */
export const spanName = ({ from, to }: { readonly from: string; readonly to: string }): string =>
  from === to ? dayName(from) : `${dayName(from)} – ${dayName(to)}`

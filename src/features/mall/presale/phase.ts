import type { PresaleCard } from '@contract/entities/presale'
import { presaleWords } from './text'

/** Next deadline of a presale with its label; undefined once it is over. */
export function nextOf(presale: PresaleCard): { readonly at: string; readonly name: string } | undefined {
  const { phase, depositFrom, depositUntil, balanceFrom, balanceUntil, deposit } = presale
  const t = presaleWords()
  if (phase === 'soon') return { at: depositFrom, name: t.startsIn }
  if (phase === 'deposit') return { at: depositUntil, name: deposit === null ? t.endsIn : t.depositEnds }
  if (phase === 'waiting' && balanceFrom) return { at: balanceFrom, name: t.balanceStarts }
  if (phase === 'balance' && balanceUntil) return { at: balanceUntil, name: t.balanceEnds }
  return undefined
}

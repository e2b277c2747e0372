import type { StayPlan } from './stay-plan'
import { words } from '@/features/stay/text'

type Party = Pick<StayPlan, 'rooms' | 'adults'> & { readonly children: number }

/** "1 room · 2 adults · 1 child"; children only where some come. */
export function partyText({ rooms, adults, children }: Party): string {
  const t = words()
  return [t.rooms(rooms), t.adults(adults), ...(children > 0 ? [t.children(children)] : [])].join(' · ')
}

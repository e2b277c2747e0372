import { daysBetween } from '../days'
import { Failure } from '../../../http/failure'
import type { Order } from '../../order/queries'
import { summed } from '../../pricing/components'
import { nightsLabel } from '../stay/price'
import type { draftOf } from '../stay/placement'
import type { StayRow } from '../stay/queries'
import type { soldPart } from '../stay/sold'

/** Dates of a stay whose guests are in the house. */
interface Asked {
  readonly rateId: string
  readonly checkIn: string
  readonly checkOut: string
}

/**
 * The nights that are added to a stay: from its departure on, at its own rate.
 * @throws Failure `rateNotFound`, `stayDatesWrong` for another arrival or an earlier departure, `stayUnchanged` or `stayTooLong`
 */
export function addedNights(stay: StayRow, { rateId, checkIn, checkOut }: Asked, most: number) {
  if (rateId !== stay.rate_id) throw new Failure('rateNotFound')
  const more = daysBetween(stay.check_out, checkOut)
  if (checkIn === stay.check_in && more === 0) throw new Failure('stayUnchanged')
  if (checkIn !== stay.check_in || more < 0) throw new Failure('stayDatesWrong')
  if (daysBetween(checkIn, checkOut) > most) throw new Failure('stayTooLong', { max: most })
  return { checkIn: stay.check_out, checkOut }
}

/** The stay with the added nights: it keeps its earlier nights and their price. */
export function extended(
  order: Order,
  stay: StayRow,
  draft: Pick<ReturnType<typeof draftOf>, 'title' | 'lines' | 'components' | 'saved' | 'shares' | 'total'>,
  added: ReturnType<typeof soldPart>,
) {
  const { title, lines, components, saved, shares, total } = draft
  const { check_in, check_in_at, held_until, terms: own } = stay
  const more = JSON.parse(added.terms) as typeof own
  const terms = {
    ...own,
    memberOff: own.memberOff + more.memberOff,
    atHotelOff: (own.atHotelOff ?? 0) + (more.atHotelOff ?? 0),
    nightPrices: [...own.nightPrices, ...more.nightPrices],
  }
  const nights = nightsLabel(daysBetween(check_in, added.check_out), stay.rooms)
  return {
    restated: {
      ...{ title, lines, shares, saved: order.saved + saved },
      components: summed(order.components, components).map((each) =>
        each.kind === 'goods' ? { ...each, label: nights } : each,
      ),
    },
    stay: {
      ...{ ...added, check_in, check_in_at, held_until },
      breakfasts: stay.breakfasts + added.breakfasts,
      at_hotel: stay.at_hotel + added.at_hotel,
      terms: JSON.stringify(terms),
    },
    price: total,
  }
}

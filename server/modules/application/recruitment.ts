import type { Response } from '@contract/call'
import type { partnerCarMenu, partnerRiderActivity, partnerRiders } from '@contract/calls/partner'
import { PositionType, RiderOrderType, type VehicleType, vehicleTypes } from '@contract/entities/application'
import type { Language, Localized } from '@contract/settings'
import type { Context } from '../../context'
import { countRiders, newestRiders } from './kinds/rider/queries'

const vehicleNames: Readonly<Record<VehicleType, Localized>> = {
  electricScooter: { en: 'Electric scooter', zh: '电动车' },
  motorcycle: { en: 'Motorcycle', zh: '摩托车' },
  car: { en: 'Car', zh: '小轿车' },
  van: { en: 'Van', zh: '面包车' },
  truck: { en: 'Truck', zh: '货车' },
}

/** Earnings of a rider per order, in the smallest unit. */
const perOrder = 600
/** How many of the newest riders are shown. */
const newest = 10

/** Recruitment pages of riders. */
export class Recruitment {
  constructor(private readonly context: Context) {}

  activity(): Response<typeof partnerRiderActivity> {
    return {
      positions: [...PositionType.options],
      orderTypes: [...RiderOrderType.options],
      perOrder,
      workingDays: this.context.config.reviewWorkingDays,
    }
  }

  vehicles(language: Language): Response<typeof partnerCarMenu> {
    return { items: vehicleTypes.map((type) => ({ type, name: vehicleNames[type][language] })) }
  }

  async riders(): Promise<Response<typeof partnerRiders>> {
    const { db } = this.context
    const [count, rows] = [await countRiders(db), await newestRiders(db, newest)]
    return {
      count,
      items: rows.map(({ name, region, joined_at }) => ({ name, region, joinedAt: joined_at.toISOString() })),
    }
  }
}

import type { Kind } from '../../kind'
import { masked } from '../../masked'
import { cardSides, idContradictions, one } from '../identity'
import { insertRider } from './queries'

/** Riders: an accepted applicant is marked as one. */
export const rider: Kind<'rider'> = {
  name: 'rider',
  applicant: ({ name }) => name,
  privatePictures: (form) => ({
    ...cardSides(form),
    vehicleFront: one('vehicle', form.vehicleFront),
    vehicleSide: one('vehicle', form.vehicleSide),
    vehicleBack: one('vehicle', form.vehicleBack),
  }),
  contradictions: idContradictions,
  accept: ({ clock }, tx, { customerId, form }) =>
    insertRider(tx, {
      customer_id: customerId,
      name: masked(form.name),
      region: form.region,
      position_type: form.positionType,
      order_types: JSON.stringify(form.orderTypes),
      joined_at: clock.now(),
      vehicle: form.vehicleType,
      insured_until: form.insuranceUntil ?? null,
    }),
}

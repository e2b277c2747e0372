import { idCheckCharacter } from '@contract/rules/identity'
import type { TestCaller } from './caller'
import { aPicture } from './picture'

const first17 = '44030519900101101'
/** A valid number of an identity card. */
export const idNumber = first17 + idCheckCharacter(first17)

const size = { length: '178', width: '72', height: '110' }

/** The id of a picture that a customer has uploaded for a module. */
export const photo = async (who: TestCaller, module: string) =>
  (await who.upload(await aPicture(64, 48), { module })).id

/** Uploaded pictures by the fields of a form. */
export async function photos<Field extends string>(who: TestCaller, module: string, ...fields: Field[]) {
  const ids: [Field, string][] = []
  for (const field of fields) ids.push([field, await photo(who, module)])
  return Object.fromEntries(ids) as Record<Field, string>
}

/** The application of a rider, without its key. */
export const aRider = async (who: TestCaller) => ({
  name: '陈立安',
  idNumber,
  ...(await photos(who, 'id', 'idFront', 'idBack')),
  ...(await photos(who, 'vehicle', 'vehicleFront', 'vehicleSide', 'vehicleBack')),
  gender: 'male' as const,
  birthDate: '1990-01-01',
  region: 'Nanshan, Shenzhen',
  positionType: 'partTime' as const,
  orderTypes: ['takeaway' as const, 'errand' as const],
  vehicleType: 'electricScooter' as const,
  brand: 'Yadea GN6',
  load: '80',
  plate: '粤B12345',
  greenBar: 'GB-001',
  insuranceNumber: 'P-778',
  body: size,
  cabin: size,
  agreed: true as const,
})

import { partnerMerchantApply, partnerRiderConfirm } from '@contract/calls/partner'
import { tradeLicences } from '@contract/application-choices'
import type { StoreType } from '@contract/entities/application'
import { demoPeople } from '../../../server/recognition/demo-cards'
import type { TestCaller } from '../../../server/testing/caller'
import { aPicture } from '../../../server/testing/picture'
import { key } from './people'

const size = { length: '178', width: '72', height: '110' }
const [person] = demoPeople
const { name, idNumber, birthDate, gender } = person

const photo = async (caller: TestCaller, module: string): Promise<string> =>
  (await caller.upload(await aPicture(64, 48), { module })).id

async function photos<Field extends string>(caller: TestCaller, module: string, ...fields: Field[]) {
  const ids: [Field, string][] = []
  for (const field of fields) ids.push([field, await photo(caller, module)])
  return Object.fromEntries(ids) as Record<Field, string>
}

/** Hands in the application of a merchant, whose store is near the addresses of the town. */
export async function applyAsMerchant(caller: TestCaller, storeType: StoreType, category: string): Promise<void> {
  const trade = tradeLicences[storeType]
  await caller.call(partnerMerchantApply, {
    ...{ storeType, category, storeName: `House of ${storeType}`, storePhone: '0755-86201128' },
    ...{ address: '12 Lake Road', position: { latitude: 22.5431, longitude: 113.93 } },
    ...{ personInCharge: name, idNumber, otherDocuments: [], agreed: true as const },
    logoId: await photo(caller, 'store'),
    ...(await photos(caller, 'id', 'idFront', 'idBack', 'idHolding')),
    ...(await photos(caller, 'licence', 'businessLicence', ...(trade ? [trade] : []))),
    ...key(),
  })
}

/** Hands in the application of a rider. */
export async function applyAsRider(caller: TestCaller): Promise<void> {
  await caller.call(partnerRiderConfirm, {
    ...{ name, idNumber, birthDate, gender, region: 'Nanshan, Shenzhen', positionType: 'fullTime' },
    ...{ orderTypes: ['takeaway', 'errand'], vehicleType: 'electricScooter', brand: 'Yadea', load: '80' },
    ...{ plate: '粤B12345', greenBar: 'GB-001', insuranceNumber: 'P-778', body: size, cabin: size, agreed: true },
    ...(await photos(caller, 'id', 'idFront', 'idBack')),
    ...(await photos(caller, 'vehicle', 'vehicleFront', 'vehicleSide', 'vehicleBack')),
    ...key(),
  })
}

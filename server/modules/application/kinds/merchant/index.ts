import { tradeLicences } from '@contract/application-choices'
import { Failure } from '../../../../http/failure'
import type { Kind } from '../../kind'
import { cardSides, one } from '../identity'
import { categoryExists } from './queries'
import { openStore } from './store'

/** Merchants: an accepted applicant gets a store, closed until its merchant opens it. */
export const merchant: Kind<'merchant'> = {
  name: 'merchant',
  isRepeatable: true,
  applicant: ({ personInCharge }) => personInCharge,
  privatePictures: (form) => ({
    ...cardSides(form),
    idHolding: one('id', form.idHolding),
    businessLicence: one('licence', form.businessLicence),
    foodLicence: { module: 'licence', ids: form.foodLicence ? [form.foodLicence] : [] },
    specialTradeLicence: { module: 'licence', ids: form.specialTradeLicence ? [form.specialTradeLicence] : [] },
    otherDocuments: { module: 'licence', ids: form.otherDocuments },
  }),
  publicPictures: ({ logoId }) => ({ logoId: [logoId] }),
  check: async (tx, { form }) => {
    const licence = tradeLicences[form.storeType]
    if (licence && !form[licence]) throw new Failure(`${licence}Missing`)
    if (!(await categoryExists(tx, form.category))) throw new Failure('storeCategoryUnknown')
  },
  accept: openStore,
}

import { limits } from '@contract/limits'
import { dictionary } from '@/i18n'
import type { RowSpec } from './spec'

const words = dictionary({
  en: { phone: 'Phone', phoneHint: 'We’ll call you about it' },
  zh: { phone: '手机号', phoneHint: '用于与您联系' },
})

const phoneMax = 20

/** The phone by which the applicant is reached. */
export const phoneRow: RowSpec = {
  look: 'text',
  name: 'phone',
  label: () => words().phone,
  hint: () => words().phoneHint,
  max: phoneMax,
  input: 'number',
}

/** A text of some lines. */
export const longRow = (name: string, label: () => string, hint: () => string): RowSpec => ({
  look: 'long',
  name,
  label,
  hint,
  max: limits.feedbackMax,
})

import type { PrivateMediaId } from '@contract/entities/ids'
import type { RejectionReason } from '../../../database/schema'
import type { PrivateField } from '../kind'

/** One picture of a private module. */
export const one = (module: PrivateField['module'], id: PrivateMediaId): PrivateField => ({ module, ids: [id] })

/** Both sides of an identity card. */
export const cardSides = ({ idFront, idBack }: { idFront: PrivateMediaId; idBack: PrivateMediaId }) => ({
  idFront: one('id', idFront),
  idBack: one('id', idBack),
})

/** The birth date and gender that an 18-character identity number carries. */
export function readIdNumber(idNumber: string): { birthDate: string; gender: 'male' | 'female' } {
  const birthDate = `${idNumber.slice(6, 10)}-${idNumber.slice(10, 12)}-${idNumber.slice(12, 14)}`
  return { birthDate, gender: Number(idNumber[16]) % 2 === 1 ? 'male' : 'female' }
}

/** Contradictions between a form and its identity number. */
export function idContradictions(form: { idNumber: string; birthDate: string; gender: string }): RejectionReason[] {
  const { birthDate, gender } = readIdNumber(form.idNumber)
  const reasons: RejectionReason[] = []
  if (birthDate !== form.birthDate)
    reasons.push({
      field: 'birthDate',
      text: { en: 'The birth date doesn’t match the ID number', zh: '出生日期与身份证号不符' },
    })
  if (gender !== form.gender)
    reasons.push({ field: 'gender', text: { en: 'The gender doesn’t match the ID number', zh: '性别与身份证号不符' } })
  return reasons
}

import { limits } from '@contract/limits'
import * as rules from '@contract/rules/applications'
import { gender } from '@contract/rules/account'
import { date } from '@contract/rules/generic'
import { firstBroken, requires } from '@contract/rules/rule'
import { roomToClean } from '@/components/form/Field/room'
import { dictionary } from '@/i18n'
import type { ApplicationSpec, FilledForm, PictureSpec, RowSpec } from './spec'

const words = dictionary({
  en: {
    identity: 'Identity',
    name: 'Full name',
    nameHint: 'As on the ID card',
    idNumber: 'ID number',
    idNumberHint: '18 characters',
    photos: 'ID card photos',
    front: 'Photo side',
    back: 'Emblem side',
    holding: 'You holding it',
    gender: 'Gender',
    male: 'Male',
    female: 'Female',
    birthDate: 'Birth date',
    region: 'Region',
  },
  zh: {
    identity: '身份信息',
    name: '姓名',
    nameHint: '请输入身份证上的姓名',
    idNumber: '身份证号',
    idNumberHint: '18位身份证号',
    photos: '身份证照片',
    front: '人像面',
    back: '国徽面',
    holding: '手持身份证',
    gender: '性别',
    male: '男',
    female: '女',
    birthDate: '出生日期',
    region: '所在地区',
  },
})

const idPicture = (rule: PictureSpec['rule']): PictureSpec => ({ module: 'id', max: 1, rule })

export const identityHeading = () => words().identity

/** The photos of an identity card, from which the name and the number are read. */
export const cardPictures = { idFront: idPicture(rules.idFront), idBack: idPicture(rules.idBack) }
export const holdingPicture = { idHolding: idPicture(rules.idHolding) }

export const nameRow: RowSpec = {
  look: 'text',
  name: 'name',
  label: () => words().name,
  hint: () => words().nameHint,
  max: limits.realNameMax,
}
export const idNumberRow: RowSpec = {
  look: 'text',
  name: 'idNumber',
  label: () => words().idNumber,
  hint: () => words().idNumberHint,
  max: roomToClean(limits.idNumberLength),
}

const sides = [
  { name: 'idFront', caption: () => words().front },
  { name: 'idBack', caption: () => words().back },
]

/** Both sides of an identity card. */
export const cardRow: RowSpec = { look: 'pictures', name: 'idFront', label: () => words().photos, pictures: sides }
/** Both sides and the applicant holding the card. */
export const cardAndHoldingRow: RowSpec = {
  look: 'pictures',
  name: 'idFront',
  label: () => words().photos,
  pictures: [...sides, { name: 'idHolding', caption: () => words().holding }],
}

export const genderRow: RowSpec = {
  look: 'chips',
  name: 'gender',
  label: () => words().gender,
  choices: () => [
    { value: 'male', text: words().male },
    { value: 'female', text: words().female },
  ],
}
export const birthDateRow: RowSpec = { look: 'day', name: 'birthDate', label: () => words().birthDate }
export const regionRow: RowSpec = { look: 'region', name: 'region', label: () => words().region }

/** The rules of name and number. */
export const identityRules = { name: rules.applicantName, idNumber: rules.idNumber }
/** The rules of gender, birth date and region. */
export const personRules = {
  gender,
  birthDate: (value: string) => firstBroken(value, requires('required'), date),
  region: rules.riderRegion,
}

export const recognition: NonNullable<ApplicationSpec['recognition']> = {
  picture: 'idFront',
  fields: { name: 'name', idNumber: 'idNumber', gender: 'gender', birthDate: 'birthDate' },
}

/** Name, number and photos for the request. */
export const identityOf = (filled: FilledForm) => ({
  name: filled.text('name'),
  idNumber: filled.text('idNumber'),
  idFront: filled.picture('idFront'),
  idBack: filled.picture('idBack'),
})

import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { FormRow } from '@/components/form/FormRow'
import { limits } from '@contract/limits'
import { contactGender } from '@contract/rules/address'
import { Chip } from '@/components/base/Chip'
import { CellGroup } from '@/components/list/CellGroup'
import type { AddressFormModel } from '../model'
import { words } from '../text'
import styles from './form.module.scss'
import { TextRow } from './row'

/** Characters that the field takes, so that a pasted name is not cut but counted. */
const roomForNames = 100

/** Consignee and phone number. */
export const ConsigneeRows = observer(({ model }: { model: AddressFormModel }) => {
  const { name, nameHint, title, phone, phoneHint } = words()
  return (
    <CellGroup>
      <TextRow
        model={model}
        name="name"
        label={name}
        hint={nameHint}
        maxLength={roomForNames}
        counts={limits.nameMax}
      />
      <FormRow look="narrow" label={title}>
        <Titles model={model} />
      </FormRow>
      <TextRow model={model} name="phone" label={phone} hint={phoneHint} maxLength={limits.nameMax} phone />
    </CellGroup>
  )
})

const Titles = observer(({ model }: { model: AddressFormModel }) => {
  const { mister, miss } = words()
  const { other, female } = contactGender
  return (
    <View className={styles.form__chips}>
      {[other, female].map((gender) => (
        <Chip
          key={gender}
          text={gender === female ? miss : mister}
          on={model.gender === gender}
          ground="card"
          onPress={() => model.setGender(gender)}
        />
      ))}
    </View>
  )
})

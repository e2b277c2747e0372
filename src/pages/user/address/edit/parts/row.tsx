import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { maxPhoneDigits, splitPhone } from '@contract/phone'
import { typedPhone } from '@contract/rules/typed'
import { countCharacters } from '@contract/text'
import { Count } from '@/components/form/Count'
import { roomToClean } from '@/components/form/Field/room'
import { FormRow } from '@/components/form/FormRow'
import { PhoneArea } from '@/components/form/PhoneField'
import { RowInput } from '@/components/form/RowInput'
import type { FormField } from '@/state'
import type { AddressFormModel, Row as Name } from '../model'
import styles from './row.module.scss'

/** Distance to a limit from which it is shown. */
const near = 5

interface TextRowProps {
  model: AddressFormModel
  name: Exclude<Name, 'region' | 'tag'>
  label: string
  hint: string
  maxLength: number
  /** Limit that is shown once the text is near it. */
  counts?: number
  /** Phone number with calling code, digits only. */
  phone?: boolean
}

/** Form row with a text field. */
export const TextRow = observer(({ model, name, label, hint, maxLength, counts = Infinity, phone }: TextRowProps) => {
  const field: FormField = model.fields[name]
  const { code, digits } = splitPhone(field.value)
  return (
    <FormRow look="narrow" label={label} id={model.form.idOf(name)} error={field.error}>
      {phone && (
        <View className={styles.row__area}>
          <PhoneArea field={field} />
        </View>
      )}
      <RowInput
        label={label}
        value={phone ? digits : field.value}
        placeholder={hint}
        kind={phone ? 'number' : 'text'}
        maxLength={phone ? roomToClean(maxPhoneDigits(code)) : maxLength}
        focus={model.form.wrong === name}
        hasError={Boolean(field.error)}
        onChange={(typed) => field.set(phone ? typedPhone(typed, code) : typed)}
        onBlur={() => model.form.leave(name)}
      />
      {countCharacters(field.value) > counts - near && <Count text={field.value} max={counts} />}
    </FormRow>
  )
})

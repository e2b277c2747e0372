import type { ReactNode } from 'react'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { FieldError } from '@/components/form/FieldError'
import { dictionary } from '@/i18n'
import styles from './index.module.scss'

const words = dictionary({ en: { required: 'required' }, zh: { required: '必填' } })

interface Props {
  label: string
  /** Target for scrolling to an invalid row. */
  id?: string
  error?: string | undefined
  /** Marks the label with a star. */
  required?: boolean
  /** After the label, such as a unit. */
  note?: string | undefined
  /** `narrow` and `wide` put the answer beside a label of that width, `tall` below it. */
  look?: 'narrow' | 'wide' | 'tall'
  children: ReactNode
}

/** Row of a form: label, answer and error message. */
export const FormRow = observer(function FormRow(props: Props) {
  const { label, id, error, required, note, look = 'wide', children } = props
  return (
    <View className={styles['form-row']} {...(id !== undefined && { id })}>
      <View className={styles[look === 'tall' ? 'form-row__line--tall' : 'form-row__line']}>
        <View className={styles[`form-row__label--${look}`]}>
          <Text className={styles['form-row__name']}>{label}</Text>
          {required && (
            <Text className={styles['form-row__star']} aria-label={words().required}>
              *
            </Text>
          )}
          {note && <Text className={styles['form-row__note']}>{note}</Text>}
        </View>
        <View className={styles[look === 'tall' ? 'form-row__answer--tall' : 'form-row__answer']}>{children}</View>
      </View>
      {error ? (
        <View className={styles[`form-row__error--${look}`]}>
          <FieldError text={error} />
        </View>
      ) : null}
    </View>
  )
})

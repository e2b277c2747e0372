import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { FieldError } from '@/components/form/FieldError'
import { maskPhone } from '@contract/format'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { inOneLanguage } from '@/features/address/in-one-language'
import { Written } from '@/platform/view/written'
import type { RunErrandsModel } from '../model'
import { endHints, endLetters, words } from '../text'
import styles from './ends.module.scss'

const names = { from: 'From', to: 'To' } as const
type Side = keyof typeof names

interface EndProps {
  model: RunErrandsModel
  side: Side
  title: string
  line: string
  error: string
  onPress: () => void
}

/** Start and end of the errand. */
export const Ends = observer(({ model }: { model: RunErrandsModel }) => (
  <View className={styles.ends}>
    {model.choices.asks('pickup') ? <AddressEnd model={model} side="from" /> : <ShopEnd model={model} />}
    <AddressEnd model={model} side="to" />
  </View>
))

/** The shop of a purchase, or none for nearby. */
const ShopEnd = observer(({ model }: { model: RunErrandsModel }) => {
  const { shop } = model.choices.chosen
  const { refusal } = model.quoting
  return (
    <End
      model={model}
      side="from"
      title={shop?.name ?? ''}
      line={shop?.address ?? ''}
      error={refusal?.part === 'pickup' ? refusal.message : ''}
      onPress={() => void model.chooseShop()}
    />
  )
})

/** An end that is an address of the customer's. */
const AddressEnd = observer(({ model, side }: { model: RunErrandsModel; side: Side }) => {
  const row = side === 'from' ? 'pickup' : 'delivery'
  const field = model.choices.fields[row]
  const address = model.addressOf(field.value)
  const { refusal } = model.quoting
  const door = address && inOneLanguage(address.addressDetail)
  const street = address && inOneLanguage(address.address)
  const phone = address && (address.mobile.includes('*') ? address.mobile : maskPhone(address.mobile))
  return (
    <View id={model.choices.form.idOf(row)}>
      <End
        model={model}
        side={side}
        title={door ?? ''}
        line={address ? `${street ?? ''} · ${address.consignee} ${phone ?? ''}` : ''}
        error={field.error || (refusal?.part === row ? refusal.message : '')}
        onPress={() => void model.chooseAddress(row)}
      />
    </View>
  )
})

const End = observer(({ model, side, title, line, error, onPress }: EndProps) => {
  const name = `${model.kind}${names[side]}` as const
  const [letter, empty] = [endLetters()[name], endHints()[name]]
  const t = words()
  return (
    <View className={styles[side === 'from' ? 'ends__end' : 'ends__end--next']}>
      <Press label={`${letter}: ${title || empty}`} onPress={onPress} className={styles.ends__row}>
        <View className={styles[`ends__disc--${side}`]}>
          <Text className={styles.ends__letter}>{letter}</Text>
        </View>
        <View className={styles.ends__words}>
          {title ? (
            <Text className={styles.ends__title} numberOfLines={2}>
              <Written text={title} />
            </Text>
          ) : (
            <Text className={styles.ends__empty}>{empty}</Text>
          )}
          {line !== '' && (
            <Text className={styles.ends__line} numberOfLines={1}>
              <Written text={line} />
            </Text>
          )}
        </View>
        <Text className={styles.ends__aside}>
          {side === 'from' && !model.choices.asks('pickup') ? t.choose : t.saved}
        </Text>
        <Icon name="chevron-right" size={28} colour="ink-3" />
      </Press>
      <FieldError text={error} />
    </View>
  )
})

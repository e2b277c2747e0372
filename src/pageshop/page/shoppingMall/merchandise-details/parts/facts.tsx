import type { ReactNode } from 'react'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ShippingOffer } from '@contract/entities/product'
import { formatMoney } from '@contract/money'
import { Icon } from '@/components/base/Icon'
import { Picture } from '@/components/base/Picture'
import { Press } from '@/components/base/Press'
import { KeyValue } from '@/components/list/KeyValue'
import { deliveryDatesText } from '@/features/mall/delivery-dates'
import { ShopRow } from '@/features/mall/ShopRow'
import { language } from '@/platform/session/language'
import type { ProductModel } from '../model'
import { words } from '../text'
import { Comments } from './comments'
import styles from './facts.module.scss'

interface Props {
  model: ProductModel
}

/** Pictures of values that are shown beside the choice. */
const SHOWN = 3

/** Current choice, delivery, service, the shop and the details. */
export const Facts = observer(function Facts({ model }: Props) {
  const { product, visit, openCoupons, openPresale } = model
  const t = words()
  const { freeReturnDays, shipping, shop, details } = product
  const dates = deliveryDatesText(shipping)
  return (
    <>
      <View className={styles.facts}>
        <Chosen model={model} />
        <Row label={t.delivery}>
          <Text className={styles.facts__value}>{placesOf(shipping)}</Text>
          {dates !== '' && <Text className={styles.facts__note}>{dates}</Text>}
          {notesOf(shipping).map((note) => (
            <Text key={note} className={styles[shipping.deliverable ? 'facts__note' : 'facts__note--bad']}>
              {note}
            </Text>
          ))}
        </Row>
        {product.presaleId !== null && <Way label={t.presale} text={t.inPresale} onOpen={openPresale} />}
        <Way label={t.coupons} text={t.ofShop} onOpen={openCoupons} />
        <Row label={t.service}>
          <Text className={styles.facts__value}>{freeReturnDays > 0 ? t.returns(freeReturnDays) : t.noReturns}</Text>
        </Row>
      </View>
      <Comments model={model} />
      <View className={styles.facts__card}>
        <ShopRow shop={shop} onVisit={visit} />
      </View>
      {details.length > 0 && (
        <View className={styles.facts__card}>
          <Text className={styles.facts__title} role="heading" aria-level={2}>
            {t.details}
          </Text>
          {details.map(({ name, value }, at) => (
            <KeyValue key={at} label={name} value={value} />
          ))}
        </View>
      )}
    </>
  )
})

function placesOf({ from, to, deliverable, fee }: ShippingOffer): string {
  const t = words()
  const places = to === null ? t.from(from) : t.fromTo(from, to)
  if (!deliverable || fee === null) return places
  return [places, fee === 0 ? t.free : t.fee(formatMoney(fee))].join(language.value === 'zh' ? '，' : ', ')
}

function notesOf({ to, deliverable, freeOver, fee }: ShippingOffer): string[] {
  const t = words()
  if (!deliverable) return [t.notThere]
  if (fee === 0) return []
  if (freeOver !== null) return [t.freeOver(formatMoney(freeOver, { trim: true }))]
  return to === null ? [t.afterPlace] : []
}

const Row = ({ label, children }: { label: string; children: ReactNode }) => (
  <View className={styles.facts__row}>
    <Text className={styles.facts__label}>{label}</Text>
    <View className={styles.facts__words}>{children}</View>
  </View>
)

/** A row that opens its subject. */
const Way = ({ label, text, onOpen }: { label: string; text: string; onOpen: () => void }) => (
  <Press label={`${label}, ${text}`} onPress={onOpen} className={styles.facts__row}>
    <Text className={styles.facts__label}>{label}</Text>
    <View className={styles.facts__words}>
      <Text className={styles.facts__value}>{text}</Text>
    </View>
    <Icon name="chevron-right" size={28} colour="ink-3" />
  </Press>
)

/** The choice with pictures of the values; opens the sheet. */
const Chosen = observer(function Chosen({ model: { picker, product } }: Props) {
  const t = words()
  if (!picker) return null
  const { missing, names, count, open } = picker
  const text =
    missing === undefined ? t.count(names.join(language.value === 'zh' ? '、' : ', '), count) : t.choose(missing)
  const pictured = product.axes.flatMap(({ values }) => values.flatMap(({ picture }) => picture ?? []))
  return (
    <Press label={`${t.chosen}, ${text}`} onPress={open} className={styles.facts__row}>
      <Text className={styles.facts__label}>{t.chosen}</Text>
      <View className={styles.facts__words}>
        <Text className={styles.facts__value}>{text}</Text>
        {product.skus.length > 1 && (
          <View className={styles.facts__pictures}>
            {pictured.slice(0, SHOWN).map((picture) => (
              <Picture key={picture.path} picture={picture} width={72} radius={8} />
            ))}
            <Text className={styles.facts__note}>{t.options(product.skus.length)}</Text>
          </View>
        )}
      </View>
      <Icon name="chevron-right" size={28} colour="ink-3" />
    </Press>
  )
})

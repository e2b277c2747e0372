import type { ReactNode } from 'react'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { limits } from '@contract/limits'
import { Button } from '@/components/base/Button'
import { Chip } from '@/components/base/Chip'
import { SwitchRow } from '@/components/form/SwitchRow'
import { BottomBar } from '@/components/frame/BottomBar'
import { Screen } from '@/components/frame/Screen'
import { OpenedRow } from '@/features/application/rows/opened'
import { TextRow } from '@/features/application/rows/typed'
import { CountRow } from '@/features/merchant/CountRow'
import { localized } from '@/i18n'
import { useModel } from '@/state'
import { ProductSetupModel } from '../model'
import { words } from '../text'
import { DetailRows } from './detail-rows'
import styles from './form.module.scss'
import { LazyProductSheets } from './lazy-sheets'
import { Photos } from './photos'
import { VariantRows } from './variant-rows'

interface Props {
  title: string
  start: ConstructorParameters<typeof ProductSetupModel>[1]
}

/** The form of a product with one save button. */
export const ProductForm = observer(function ProductForm({ title, start }: Props) {
  const model = useModel((api, root) => new ProductSetupModel(api, start, root.session))
  const { wrong, busy } = model.form
  const t = words()
  return (
    <Screen
      title={title}
      scrollIntoView={wrong && model.idOf(wrong)}
      footer={
        <BottomBar wide>
          <Button text={t.save} busy={busy} onPress={() => void model.save()} />
        </BottomBar>
      }
      overlay={<LazyProductSheets model={model} />}
    >
      <View className={styles.form}>
        <Card heading={t.product}>
          <Photos model={model} />
          <Typed model={model} name="nameZh" hint={t.nameHint} max={limits.addressMax} />
          <Typed model={model} name="nameEn" hint={t.sameHint} max={limits.addressMax} optional />
          <Typed model={model} name="noteZh" hint={t.noteHint} max={limits.feedbackMax} optional />
          <Typed model={model} name="noteEn" hint={t.sameHint} max={limits.feedbackMax} optional />
          <OpenedRow
            model={model}
            row={{ name: 'category', label: () => t.category }}
            onOpen={model.startChoosing}
            shown={model.categoryName}
          />
        </Card>
        <Card heading={t.details}>
          <DetailRows details={model.details} />
        </Card>
        <Card heading={t.options}>
          <VariantRows model={model} />
        </Card>
        <Card heading={model.isSingle ? t.prices : t.pricesOfAll}>
          <Prices model={model} />
        </Card>
        <Card heading={t.shippingCard}>
          <Terms model={model} />
        </Card>
      </View>
    </Screen>
  )
})

const amountMax = 11
const countMax = 7
const yuan = () => '¥'

const Card = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <View className={styles.form__card}>
    <Text className={styles.form__heading} role="heading" aria-level={2}>
      {heading}
    </Text>
    {children}
  </View>
)

interface TypedProps {
  model: ProductSetupModel
  name: 'nameZh' | 'nameEn' | 'noteZh' | 'noteEn' | 'price' | 'memberPrice' | 'weight' | 'stock' | 'limit'
  hint: string
  max: number
  input?: 'text' | 'digit' | 'number'
  unit?: () => string
  optional?: boolean
}

const Typed = observer(({ model, name, hint, ...row }: TypedProps) => (
  <View className={styles.form__row}>
    <TextRow model={model} row={{ look: 'text', name, label: () => words()[name], hint: () => hint, ...row }} />
  </View>
))

/** Price, weight and stock of the only SKU, or of all without a separate one. */
const Prices = observer(function Prices({ model }: { model: ProductSetupModel }) {
  const t = words()
  const { warehouses } = model.choices
  const kept = model.isSingle ? model.saved?.skus[0] : undefined
  return (
    <>
      <Typed model={model} name="price" hint="0.00" max={amountMax} input="digit" unit={yuan} />
      <Typed model={model} name="memberPrice" hint={t.memberHint} max={amountMax} input="digit" unit={yuan} optional />
      <Typed model={model} name="weight" hint="0" max={countMax} input="number" unit={() => t.grams} />
      {kept ? (
        <Text className={styles.form__note}>{t.stockKept(kept.stock)}</Text>
      ) : (
        <>
          <Typed model={model} name="stock" hint="0" max={countMax} input="number" />
          {warehouses.length === 0 && <Text className={styles.form__note}>{t.noWarehouses}</Text>}
          {warehouses.length > 1 && (
            <View className={styles.form__chips} role="group" aria-label={t.warehouse}>
              {warehouses.map(({ id, name }) => (
                <Chip
                  key={id}
                  ground="card"
                  text={name}
                  on={id === model.warehouseId}
                  onPress={() => model.chooseWarehouse(id)}
                />
              ))}
            </View>
          )}
        </>
      )}
    </>
  )
})

/** Shipping, returns, limit, and whether it is on sale. */
const Terms = observer(function Terms({ model }: { model: ProductSetupModel }) {
  const t = words()
  const { shipping, freeReturnDays } = model
  const chosen = shipping.all.find(({ id }) => id === model.field('shipping').value)
  return (
    <>
      <OpenedRow
        model={model}
        row={{ name: 'shipping', label: () => t.shipping }}
        onOpen={shipping.startChoosing}
        shown={chosen ? localized(chosen.name) : ''}
      />
      <CountRow
        label={t.returnDays}
        text={t.days(freeReturnDays)}
        value={freeReturnDays}
        max={limits.freeReturnDaysMax}
        onChange={model.setReturnDays}
      />
      <Typed model={model} name="limit" hint={t.limitHint} max={countMax} input="number" optional />
      <SwitchRow label={t.onSale} note={t.onSaleNote} on={model.onSale} onChange={model.setOnSale} />
    </>
  )
})

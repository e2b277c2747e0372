import { observer } from 'mobx-react'
import { limits } from '@contract/limits'
import { Chip } from '@/components/base/Chip'
import { ChipSet } from '@/components/form/ChipSet'
import { SwitchRow } from '@/components/form/SwitchRow'
import { OpenedRow } from '@/features/application/rows/opened'
import { CountRow } from '@/features/merchant/CountRow'
import { Editor, EditorCard, EditorNote } from '@/features/merchant/Editor'
import { typedRow, yuan } from '@/features/merchant/Editor/rows'
import { localized } from '@/i18n'
import { useModel } from '@/state'
import { ProductSetupModel } from '../model'
import { words } from '../text'
import { DetailRows } from './detail-rows'
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
  const t = words()
  return (
    <Editor title={title} save={t.save} model={model} overlay={<LazyProductSheets model={model} />}>
      <EditorCard heading={t.product}>
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
      </EditorCard>
      <EditorCard heading={t.details}>
        <DetailRows details={model.details} />
      </EditorCard>
      <EditorCard heading={t.options}>
        <VariantRows model={model} />
      </EditorCard>
      <EditorCard heading={model.isSingle ? t.prices : t.pricesOfAll}>
        <Prices model={model} />
      </EditorCard>
      <EditorCard heading={t.shippingCard}>
        <Terms model={model} />
      </EditorCard>
    </Editor>
  )
})

const amountMax = 11
const countMax = 7

const Typed = typedRow<
  'nameZh' | 'nameEn' | 'noteZh' | 'noteEn' | 'price' | 'memberPrice' | 'weight' | 'stock' | 'limit'
>(words)

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
        <EditorNote text={t.stockKept(kept.stock)} />
      ) : (
        <>
          <Typed model={model} name="stock" hint="0" max={countMax} input="number" />
          {warehouses.length === 0 && <EditorNote text={t.noWarehouses} />}
          {warehouses.length > 1 && (
            <ChipSet single spaced label={t.warehouse}>
              {warehouses.map(({ id, name }) => (
                <Chip
                  role="radio"
                  key={id}
                  ground="card"
                  text={name}
                  on={id === model.warehouseId}
                  onPress={() => model.chooseWarehouse(id)}
                />
              ))}
            </ChipSet>
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

import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { afterSalesLimits } from '@contract/after-sales-limits'
import type { MerchantRefund } from '@contract/entities/merchant-refund'
import { limits } from '@contract/limits'
import { Button } from '@/components/base/Button'
import { Note } from '@/components/base/Note'
import { Picture } from '@/components/base/Picture'
import { Field } from '@/components/form/Field'
import { Stepper } from '@/components/form/Stepper'
import { TextArea } from '@/components/form/TextArea'
import { Sheet } from '@/components/frame/Sheet'
import { PicturePicker } from '@/features/upload/PicturePicker'
import { useModel } from '@/state'
import { type Count, CountingModel, ShopEvidence } from '../answers'
import { goodsWords } from '../goods-text'
import type { StoreRefundsModel, Work } from '../model'
import styles from './case-sheets.module.scss'

interface Props {
  model: StoreRefundsModel
  refund: MerchantRefund
}

/** Counts returned goods in, line by line. */
const Counting = observer(function Counting({ model, refund }: Props) {
  const counting = useModel((api) => new CountingModel(api, model, refund))
  const t = goodsWords()
  const { counts, missing } = counting
  const isNothing = counts.every(({ received }) => received === 0)
  return (
    <>
      {counts.map((count) => (
        <Line key={count.line.position} count={count} counting={counting} />
      ))}
      <Note
        kind={missing > 0 ? 'warn' : 'info'}
        text={isNothing ? t.nothing : missing > 0 ? t.missing(missing) : t.all}
      />
      <Button text={t.confirm} busy={model.busy !== ''} onPress={() => void counting.send()} />
    </>
  )
})

const Line = observer(function Line({ count, counting }: { count: Count; counting: CountingModel }) {
  const { line, received, sellable, note } = count
  const { position, name, picture, optionText, quantity } = line
  const t = goodsWords()
  return (
    <View className={styles.line}>
      <View className={styles.line__head}>
        <Picture picture={picture} width={88} radius={16} />
        <View className={styles.line__words}>
          <Text className={styles.line__name} numberOfLines={2}>
            {name}
          </Text>
          <Text className={styles.line__of}>{[optionText, t.of(quantity)].filter(Boolean).join(' · ')}</Text>
        </View>
      </View>
      <View className={styles.line__count}>
        <Text className={styles.line__label}>{t.arrived}</Text>
        <Stepper
          value={received}
          max={quantity}
          label={t.arrivedOf(name)}
          onChange={(value) => counting.receive(position, value)}
        />
      </View>
      <View className={styles.line__count}>
        <Text className={styles.line__label}>{t.sellable}</Text>
        <Stepper
          value={sellable}
          max={received}
          label={t.sellableOf(name)}
          onChange={(value) => counting.sell(position, value)}
        />
      </View>
      <Field
        label={t.noteOf(name)}
        placeholder={t.note}
        value={note}
        maxLength={limits.refundDescriptionMax}
        onChange={(text) => counting.write(position, text)}
      />
    </View>
  )
})

/** Statement of the shop in a case that the platform decides. */
const Evidence = observer(function Evidence({ model, refund }: Props) {
  const evidence = useModel((api) => new ShopEvidence(api, model, refund))
  const t = goodsWords()
  return (
    <>
      <Note kind="warn" icon="circle-alert" text={t.once} />
      <TextArea
        label={t.evidenceTitle}
        placeholder={t.evidenceHint}
        value={evidence.text}
        max={afterSalesLimits.evidenceLength}
        onChange={evidence.write}
      />
      <PicturePicker uploads={evidence.uploads} />
      <Button
        text={t.send}
        busy={model.busy !== ''}
        disabled={evidence.text.trim() === ''}
        onPress={() => void evidence.send()}
      />
    </>
  )
})

const works = { countIn: Counting, addEvidence: Evidence } satisfies Record<Work, typeof Counting>

/** The sheets of cases of goods; at most one is open. */
export const CaseSheets = observer(function CaseSheets({ model }: { model: StoreRefundsModel }) {
  const { working } = model
  const t = goodsWords()
  const titles = { countIn: t.countTitle, addEvidence: t.evidenceTitle }
  const Body = working && works[working.what]
  return (
    <Sheet open={working !== undefined} onClose={model.endWork} title={working ? titles[working.what] : ''}>
      <View className={styles.sheet}>
        {working && Body && <Body key={working.refund.id} model={model} refund={working.refund} />}
      </View>
    </Sheet>
  )
})

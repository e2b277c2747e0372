import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { MallQuote } from '@contract/entities/order'
import { Timeline } from '@/components/base/Timeline'
import { ConsentRow } from '@/components/form/ConsentRow'
import { stepsOf } from '@/features/mall/presale/steps'
import { usualOffset } from '@contract/day'
import type { MallConfirmModel } from './model'
import { words } from './text'
import styles from './presale-terms.module.scss'

interface Props {
  model: MallConfirmModel
  quote: MallQuote
  presale: NonNullable<MallQuote['presale']>
}

/** Payment terms of a presale, and the consent to the terms of its deposit. */
export const PresaleTerms = observer(function PresaleTerms({ model, quote, presale }: Props) {
  const { presale: title, agree } = words()
  const terms = { ...presale, depositUntil: null, price: quote.total, utcOffset: usualOffset() }
  return (
    <View className={styles['presale-terms']}>
      <Text className={styles['presale-terms__title']} role="heading" aria-level={2}>
        {title}
      </Text>
      <Timeline marks="numbers" steps={stepsOf(terms, { step: 1 })} />
      {model.hasDeposit && <ConsentRow on={model.agreed} onChange={model.agree} parts={[agree]} />}
    </View>
  )
})

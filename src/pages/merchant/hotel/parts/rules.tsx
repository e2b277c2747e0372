import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { keysOf } from '@contract/application-choices'
import { houseRuleTopics } from '@contract/house-rules'
import { limits } from '@contract/limits'
import { Chip } from '@/components/base/Chip'
import { TextArea } from '@/components/form/TextArea'
import { ChipSet } from '@/components/form/ChipSet'
import { localized } from '@/i18n'
import type { MerchantHotel, RuleTopic } from '../model'
import { words } from '../text'
import styles from '../index.module.scss'

const topics = keysOf(houseRuleTopics)

/** The house rules of a hotel by topic, in both languages. */
export const Rules = observer(function Rules({ model }: { model: MerchantHotel }) {
  const t = words()
  return (
    <View className={styles.hotel__card}>
      <Text className={styles.hotel__title} role="heading" aria-level={2}>
        {t.rules}
      </Text>
      <ChipSet label={t.rules}>
        {topics.map((topic) => (
          <Chip
            key={topic}
            ground="card"
            text={localized(houseRuleTopics[topic])}
            on={model.rule(topic) !== undefined}
            onPress={() => model.toggleRule(topic)}
          />
        ))}
      </ChipSet>
      {topics.filter(model.rule).map((topic) => (
        <Rule key={topic} model={model} topic={topic} />
      ))}
    </View>
  )
})

const Rule = observer(({ model, topic }: { model: MerchantHotel; topic: RuleTopic }) => {
  const t = words()
  const name = localized(houseRuleTopics[topic])
  const text = model.rule(topic)?.text
  const max = limits.houseRuleMax
  return (
    <>
      <TextArea
        label={t.ruleIn(name, t.chinese)}
        placeholder={t.ruleIn(name, t.chinese)}
        value={text?.zh ?? ''}
        max={max}
        low
        onChange={(zh) => model.writeRule(topic, { zh })}
      />
      <TextArea
        label={t.ruleIn(name, t.english)}
        placeholder={t.ruleIn(name, t.english)}
        value={text?.en ?? ''}
        max={max}
        low
        onChange={(en) => model.writeRule(topic, { en })}
      />
    </>
  )
})

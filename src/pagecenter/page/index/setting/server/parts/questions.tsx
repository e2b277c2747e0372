import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { AsyncView } from '@/components/list/AsyncView'
import styles from '../index.module.scss'
import type { ContactModel } from '../model'
import { words } from '../text'

/** Frequent questions; a press shows the answer. */
export const Questions = observer(function Questions({ model }: { model: ContactModel }) {
  return (
    <View className={styles.contact__card}>
      <Text className={styles.contact__title} role="heading" aria-level={2}>
        {words().help}
      </Text>
      <AsyncView resource={model.help} inline>
        {({ paragraphs }) =>
          paragraphs.map(({ heading, text }, index) => (
            <Question key={index} model={model} index={index} question={heading ?? text} answer={text} />
          ))
        }
      </AsyncView>
    </View>
  )
})

interface Props {
  model: ContactModel
  index: number
  question: string
  answer: string
}

const Question = observer(function Question({ model, index, question, answer }: Props) {
  const isOpen = model.isOpen(index)
  return (
    <View className={styles[index ? 'contact__question' : 'contact__question--first']}>
      <Press label={question} on={isOpen} onPress={() => model.toggle(index)} className={styles.contact__row}>
        <Text className={styles.contact__words}>{question}</Text>
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={28} colour="ink-3" />
      </Press>
      {isOpen && <Text className={styles.contact__answer}>{answer}</Text>}
    </View>
  )
})

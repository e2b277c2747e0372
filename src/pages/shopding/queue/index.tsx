import { Text, View } from '@tarojs/components'
import { formatClock } from '@contract/date'
import { limits } from '@contract/limits'
import { Note } from '@/components/base/Note'
import { BlocksSkeleton } from '@/components/base/Skeleton/blocks'
import { Screen, screen } from '@/components/frame/Screen'
import { AsyncView } from '@/components/list/AsyncView'
import { RestaurantCard } from '@/features/table/RestaurantCard'
import { useReturned, useWhileShown } from '@/platform/navigation/lifecycle'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { QueueModel } from './model'
import { QueueBar } from './parts/bar'
import { Cells } from './parts/cells'
import { NumberCard } from './parts/number-card'
import { Sizes } from './parts/sizes'
import { Take } from './parts/take'
import { words } from './text'

export default screen('queue', ({ id }) => {
  const model = useModel((api, root) => new QueueModel(api, root, id))
  useWhileShown(model.follow)
  useReturned(() => void model.board.reload(false))
  const t = words()
  return (
    <Screen title={t.title} footer={model.board.value && <QueueBar model={model} />} onRefresh={model.board.reload}>
      <AsyncView
        resource={model.board}
        skeleton={<BlocksSkeleton className={styles.queue} heights={[160, 420, 320]} />}
      >
        {(board) => (
          <View className={styles.queue}>
            <RestaurantCard restaurant={board.store} phone />
            {model.mine && <NumberCard model={model} board={board} mine={model.mine} />}
            {model.takes && <Take model={model} />}
            {!board.isOpen && !model.mine && <Note kind="info" icon="info" text={`${t.closed} · ${t.closedText}`} />}
            <Cells model={model} />
            <Sizes model={model} board={board} />
            <Note kind="warn" icon="info" text={t.rule(limits.numberCallMinutes)} />
            <Text className={styles.queue__updated}>
              {t.updated(formatClock(new Date(board.updatedAt), board.utcOffset))}
            </Text>
          </View>
        )}
      </AsyncView>
    </Screen>
  )
})

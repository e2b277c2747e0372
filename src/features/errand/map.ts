/** States in which an errand is on a map: somebody may move on it. */
const onMap: readonly string[] = [
  ...['waitingAccept', 'riderAccepted', 'riderArrived', 'purchaseQuestion', 'riderPicking'],
  ...['riderDelivering', 'riderDelay', 'undeliverable', 'riderReturning'],
]

/** Whether an errand in a state has a map. */
export const hasMap = (state: string): boolean => onMap.includes(state)

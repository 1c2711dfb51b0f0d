/** The text of a document: one sentence about one made-up place, which may contain an email address. */
export interface Text {
  readonly topic: string;
  readonly text: string;
  readonly email: string | null;
}

/** Made-up words: each occurs only in the texts about it, and texts about two of them are not similar in meaning. */
export const TOPICS: readonly string[] = ['quellmoor', 'brontal', 'varnwick', 'ostrelga', 'dimfarrow', 'yultesk'];

// Each is worded differently, because a search drops near-duplicates.
const VARIANTS: readonly ((topic: string, number: number) => Text)[] = [
  (topic, number) => ({
    topic,
    text: `${topic.charAt(0).toUpperCase()}${topic.slice(1)} is in the northern wing, behind blue door number 4${number}11.`,
    email: null,
  }),
  (topic, number) => ({
    topic,
    text: `Ask the porter near the old fountain: ${topic} is on platform 8${number}2 of the railway station.`,
    email: null,
  }),
  (topic, number) => ({
    topic,
    text: `Since the flood of last spring ${topic} is under the copper roof of storehouse 6${number}5.`,
    email: null,
  }),
  (topic, number) => ({
    topic,
    text: `Whoever needs ${topic} writes to desk${number}@example.org, for ${topic} is kept by the gardeners.`,
    email: `desk${number}@example.org`,
  }),
];

/** How many texts there are about a topic. */
export const VARIANT_COUNT = VARIANTS.length;

/** The text for two whole numbers, which are taken modulo the number of topics and variants. */
export function textOf(topic: number, variant: number): Text {
  const number = topic % TOPICS.length;
  const make = VARIANTS[variant % VARIANT_COUNT];
  const name = TOPICS[number];
  if (make === undefined || name === undefined) {
    throw new Error(`There is no text ${topic}/${variant}.`);
  }
  return make(name, number);
}

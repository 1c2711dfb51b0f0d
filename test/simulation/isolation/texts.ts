/** A text that documents hold: one sentence about one made-up place, and an address of a person where it has one. */
export interface Text {
  readonly topic: string;
  readonly text: string;
  readonly email: string | null;
}

/** Made-up words: nothing but a text about it holds one, and no text is near to another's by meaning. */
export const TOPICS: readonly string[] = ['quellmoor', 'brontal', 'varnwick', 'ostrelga', 'dimfarrow', 'yultesk'];

// Each says where the place is in words of its own, so that no two texts about it are almost the same.
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

/** The text that two numbers choose, whatever they are: the same for the same numbers. */
export function textOf(topic: number, variant: number): Text {
  const number = topic % TOPICS.length;
  const make = VARIANTS[variant % VARIANT_COUNT];
  const name = TOPICS[number];
  if (make === undefined || name === undefined) {
    throw new Error(`There is no text ${topic}/${variant}.`);
  }
  return make(name, number);
}

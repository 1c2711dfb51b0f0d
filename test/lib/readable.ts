import { placeOf, type Synthesized } from './synthesized.ts';

/**
 * Formats a template's value as a person would write it: `AccessTable.Arn`, `arn:aws:bedrock:<Region>::…`, following
 * references into the other stacks of the stage.
 */
export function readable({ stacks }: Synthesized, part: string, value: unknown): string {
  if (typeof value !== 'object' || value === null) {
    return String(value);
  }
  const [[name, argument] = ['', null]] = Object.entries(value) as [string, unknown][];
  const read = (inner: unknown) => readable({ stacks } as Synthesized, part, inner);
  const place = (logicalId: string) => {
    const resource = stacks[part]?.Resources[logicalId];
    return resource ? placeOf(resource) : `<${logicalId.replace('AWS::', '')}>`;
  };
  switch (name) {
    case 'Ref':
      return place(String(argument));
    case 'Fn::Sub':
      return String(argument).replaceAll(/\$\{AWS::(\w+)\}/g, '<$1>');
    case 'Fn::GetAtt': {
      const [logicalId, attribute] = argument as [string, string];
      return `${place(logicalId)}.${attribute}`;
    }
    case 'Fn::Join': {
      const [separator, items] = argument as [string, unknown[]];
      return items.map(read).join(separator);
    }
    case 'Fn::GetStackOutput': {
      const { StackName, OutputName } = argument as { StackName: string; OutputName: string };
      const producer = StackName.split('-').at(-1) ?? '';
      return readable({ stacks } as Synthesized, producer, stacks[producer]?.Outputs?.[OutputName]?.Value);
    }
    default:
      throw new Error(`Cannot read ${name}`);
  }
}

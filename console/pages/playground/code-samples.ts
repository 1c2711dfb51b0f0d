/** A call of the public API to show as code. */
export interface Sample {
  readonly url: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Formats the call as a shell command with curl. */
export function asCurl({ url, body }: Sample): string {
  const json = JSON.stringify(body).replaceAll("'", `'\\''`);
  return `curl -s '${url}' \\\n  -H "Authorization: Bearer $KC_API_KEY" \\\n  -H 'Content-Type: application/json' \\\n  -d '${json}'`;
}

/** Formats the call in TypeScript, with only Node's own modules. */
export function asTypeScript({ url, body }: Sample): string {
  return `const response = await fetch(${JSON.stringify(url)}, {
  method: 'POST',
  headers: {
    authorization: \`Bearer \${process.env.KC_API_KEY}\`,
    'content-type': 'application/json',
  },
  body: JSON.stringify(${JSON.stringify(body, null, 2).replaceAll('\n', '\n  ')}),
});
if (!response.ok) {
  throw new Error((await response.json()).error);
}
console.log(await response.json());`;
}

/** Formats the call in Python, with only the standard library. */
export function asPython({ url, body }: Sample): string {
  return `import json, os, urllib.request

request = urllib.request.Request(
    ${JSON.stringify(url)},
    data=json.dumps(json.loads(${JSON.stringify(JSON.stringify(body))})).encode(),
    headers={
        "Authorization": "Bearer " + os.environ["KC_API_KEY"],
        "Content-Type": "application/json",
    },
)
with urllib.request.urlopen(request) as response:
    print(json.load(response))`;
}

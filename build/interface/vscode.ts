import { elements } from './description';

/** Creates `vscode.html-custom-data.json` for the VS Code setting `html.customData`. */
export function vscodeData() {
  return {
    version: 1.1,
    tags: elements.map((element) => ({
      name: element.tag,
      description: markdown(element.summary),
      attributes: element.attributes.map(({ name, default: fallback, values, meaning }) => ({
        name,
        description: markdown(fallback ? `${meaning}\n\nDefault: \`${fallback}\`` : meaning),
        ...(fallback === false ? { valueSet: 'v' } : {}),
        ...(values.length > 0 ? { values: values.map((value) => ({ name: value })) } : {}),
      })),
    })),
  };
}

function markdown(value: string) {
  return { kind: 'markdown', value };
}

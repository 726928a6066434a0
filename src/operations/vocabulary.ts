import type { Vocabulary } from '../api/translation.ts';
import { readTextOrFile } from '../inputs/common.ts';
import { declare } from '../inputs/input.ts';

/** The words of the service. The YAML parser is loaded only when the input is given. */
export const vocabulary = declare<Vocabulary>('vocabulary', 'target', {
  description:
    'YAML or JSON map, or the path of one, from the words `blogapp`, `cloudstore`, `webframework`, `sqldb`, `chat_a`, `chat_b`, `hosted_git_1`, `hosted_git_2`, `hosted_git_3` to the words of the service in paths, fields and values. Words left out stay the same.',
  isYaml: true,
  ofRun: true,
  async parse(_, form) {
    const { text, file } = readTextOrFile(form, 'vocabulary');
    if (text === '') return { value: {} };
    const { parseVocabulary } = await import('../records/parse-vocabulary.ts');
    return parseVocabulary(text, file);
  },
  missing: {},
});

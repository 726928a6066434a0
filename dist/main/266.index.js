"use strict";
exports.id = 266;
exports.ids = [266];
exports.modules = { 8885: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, {
		mergeEnv: () => mergeEnv,
		readEnv: () => readEnv,
		refusal: () => refusal,
		writeEnv: () => writeEnv
	});
	var env = __webpack_require__(2839), settle = __webpack_require__(3337), errors = __webpack_require__(8208), dotenv_file = __webpack_require__(3054), phpdotenv = __webpack_require__(9800), dotenv_spelling = __webpack_require__(1746);
	function values(text) {
		return loadEach(text, (loaded, spelled) => loaded?.text ?? spelled);
	}
	function fixedValues(text) {
		return loadEach(text, fixedText);
	}
	function fixedValue(assignment) {
		return fixedText(loadAlone(assignment));
	}
	function secretsOf(text) {
		let disabled = (0, dotenv_file.qg)(text).filter(({ kind }) => kind === "comment").map((comment) => comment.text.replace(/^[\s#\uFEFF]+/, "")).join(""), found = [...(0, dotenv_file.I7)(text), ...(0, dotenv_file.I7)(disabled)].flatMap((assignment) => [loadAlone(assignment)?.text ?? assignment.value, assignment.value.replace(/^(["'`])(.*)\1$/s, "$2")]);
		return new Set([...values(text).values(), ...found].filter((value) => value !== ""));
	}
	function loadEach(text, read) {
		let file = (0, phpdotenv.Hh)(text);
		if (file !== void 0) return new Map([...file].map(([key, loaded]) => [key, read(loaded, loaded.text)]));
		return new Map((0, dotenv_file.I7)(text).map((each) => [each.key, read(loadAlone(each), each.value)]));
	}
	function loadAlone({ text, key }) {
		return (0, phpdotenv.Hh)(text)?.get(key);
	}
	function fixedText(loaded) {
		return loaded === void 0 || loaded.references.length > 0 ? null : loaded.text;
	}
	function merge(text, set, remove) {
		let refused = [
			...refusals(set),
			...badKeys(remove),
			...both(set, remove)
		];
		if (refused.length > 0) return {
			ok: !1,
			refused
		};
		let edited = (0, dotenv_file.qg)(text).map((segment) => edit(segment, set, remove)).join(""), found = fixedValues(edited), result = append(edited, [...set].filter(([key, value]) => found.get(key) !== value)), written = describe(text, result, set, [...remove]), reason = findMistake(text, result, set, remove);
		if (reason === void 0) return written;
		return {
			ok: !1,
			refused: [
				...written.added,
				...written.changed,
				...written.removed
			].map((key) => ({
				key,
				reason
			}))
		};
	}
	function replace(present, set) {
		let refused = refusals(set);
		if (refused.length > 0) return {
			ok: !1,
			refused
		};
		let extra = [...assignedKeys(present)].filter((key) => !set.has(key));
		return describe(present, extra.length === 0 && (0, phpdotenv.Hh)(present) !== void 0 && holdsAll(fixedValues(present), set) ? present : append("", [...set]), set, extra);
	}
	function refusals(set) {
		let unwritable = [...set].flatMap(([key, value]) => {
			let spelling = (0, dotenv_spelling.lO)(value);
			return spelling.ok ? [] : [{
				key,
				reason: spelling.reason
			}];
		});
		return [...badKeys(set.keys()), ...unwritable];
	}
	function badKeys(keys) {
		return [...keys].filter((key) => !(0, dotenv_file.m0)(key)).map((key) => ({
			key,
			reason: "a key has letters, digits and underscores only, and does not begin with a digit"
		}));
	}
	function both(set, remove) {
		return [...set.keys()].filter((key) => remove.has(key)).map((key) => ({
			key,
			reason: "it is to be set and to be removed; take it out of one of the two"
		}));
	}
	function edit(segment, set, remove) {
		if (segment.kind !== "assignment") return segment.text;
		if (remove.has(segment.key)) return segment.lead.startsWith(dotenv_file.sn) ? dotenv_file.sn : "";
		let value = set.get(segment.key);
		return value === void 0 || fixedValue(segment) === value ? segment.text : rewrite(segment, value);
	}
	function rewrite({ lead, exported, key, comment, end }, value) {
		return `${lead}${exported ? "export".padEnd(key.length === 1 ? 8 : 7) : ""}${key}=${spelled(key, value, (0, dotenv_spelling.ID)(comment))}${end}`;
	}
	function spelled(key, value, comment = "") {
		let spelling = (0, dotenv_spelling.lO)(value, comment);
		if (!spelling.ok) throw Error(`${key} was found writable and is not: ${spelling.reason}`);
		return spelling.text;
	}
	function append(text, entries) {
		if (entries.length === 0) return text;
		let end = dominantLineEnd(text), isComplete = text === "" || text === dotenv_file.sn || /[\r\n]$/.test(text), lines = entries.map(([key, value]) => `${key}=${spelled(key, value)}${end}`);
		return `${text}${isComplete ? "" : end}${lines.join("")}`;
	}
	function dominantLineEnd(text) {
		let counts = new Map([["\n", 0]]);
		for (let [end] of text.matchAll(/\r\n|\n|\r/g)) counts.set(end, (counts.get(end) ?? 0) + 1);
		return [...counts].reduce((most, next) => next[1] > most[1] ? next : most)[0];
	}
	function assignedKeys(text) {
		return new Set([...(0, dotenv_file.I7)(text).map(({ key }) => key), ...(0, phpdotenv.Hh)(text)?.keys() ?? []]);
	}
	function describe(before, after, set, remove) {
		let present = assignedKeys(before), kept = keysThatHold(before, set), added = [...set.keys()].filter((key) => !present.has(key)), changed = [...set.keys()].filter((key) => present.has(key) && !kept.has(key));
		return {
			ok: !0,
			text: after,
			added,
			changed,
			removed: remove.filter((key) => present.has(key)),
			kept: [...kept],
			misread: [...added, ...changed].flatMap((key) => misreaders(key, set.get(key) ?? ""))
		};
	}
	function keysThatHold(text, set) {
		let found = fixedValues(text), held = new Set([...set].filter(([key, value]) => found.get(key) === value).map(([key]) => key));
		for (let assignment of (0, dotenv_file.I7)(text)) fixedValue(assignment) !== set.get(assignment.key) && held.delete(assignment.key);
		return held;
	}
	function misreaders(key, value) {
		let spelling = (0, dotenv_spelling.lO)(value), loaders = spelling.ok ? dotenv_spelling.Hm.filter((loader) => !spelling.loaders.includes(loader)) : [];
		return loaders.length === 0 ? [] : [{
			key,
			loaders
		}];
	}
	function findMistake(before, after, set, remove) {
		let wasAccepted = (0, phpdotenv.Hh)(before) !== void 0, isAccepted = (0, phpdotenv.Hh)(after) !== void 0, isManaged = (key) => set.has(key) || remove.has(key), others = [...values(before)].filter(([key]) => !isManaged(key)), isKept = wasAccepted === isAccepted ? holdsAll(values(after), others) : isAccepted, remaining = assignedKeys(after), isRemoved = ![...remove].some((key) => remaining.has(key));
		if (holdsAll(fixedValues(after), set) && isRemoved && isKept) return;
		let line = confusingLine(before, isManaged);
		return `${line === void 0 ? "a line of the file" : `line ${line} of the file`} keeps programs from finding it (an unbalanced quote, or no assignment); correct that line first`;
	}
	function holdsAll(found, wanted) {
		return [...wanted].every(([key, value]) => found.get(key) === value);
	}
	function confusingLine(text, isManaged) {
		let isConfusing = (line) => (0, phpdotenv.Rl)(line) || (0, phpdotenv.Hh)(line) === void 0;
		return (0, dotenv_file.qg)(text).filter((segment) => segment.kind !== "assignment" || !isManaged(segment.key)).find((segment) => isConfusing(segment.text))?.line;
	}
	var site_target = __webpack_require__(3242);
	async function readEnv(reader, target, hide) {
		try {
			let text = await reader.read(env.getEnv, target);
			text !== null && hide(secretsOf(text));
			return text;
		} catch (error) {
			if ((0, errors.c4)(error)) return null;
			throw error;
		}
	}
	function mergeEnv(current, { envMode, env, envRemove }) {
		let text = current ?? "";
		return envMode === "replace" ? replace(text, env) : merge(text, env, envRemove);
	}
	function refusal({ refused }) {
		let message = `The .env cannot hold these values: ${refused.map(({ key, reason }) => `${key}: ${reason}`).join("; ")}.`;
		return new errors.OK("failed", message, "Change these values.");
	}
	async function writeEnv({ wanted, current, text: content, keys, facts }, { writer, reader, patience, hide }) {
		let target = (0, site_target.$)(facts), before = current, written = content, write = (to, text) => to.write(env.patchEnv, target, { content: text }), send = async (text) => {
			let effect = await write(writer, text);
			if (effect.state !== "not-done" || !(0, errors.c4)(effect.error)) return effect;
			throw noFile("failed", "The service knows no .env of this site, and has written none.", effect.error);
		}, { shown, answer } = await (0, settle.nI)(WHAT, async (instead) => {
			if (instead === void 0) return send(content);
			if (instead === null) return wanted.envMode === "merge" ? UNSEEN : send(content);
			before = instead;
			let merged = mergeEnv(instead, wanted);
			if (!merged.ok) return {
				state: "unknown",
				error: refusal(merged)
			};
			written = merged.text;
			return send(written);
		}, () => readEnv(reader, target, hide), (text) => text === content || isAsWanted(text, wanted), patience);
		if (shown === null && answer == null) throw noFile("unknown", UNCONFIRMED);
		let { changed, removed, kept } = keys, unchanged = {
			added: [],
			changed: [],
			removed: [],
			kept: [
				...changed,
				...removed,
				...kept
			]
		};
		return {
			replaced: {
				what: WHAT,
				before: facts.repository === "unknown" ? before : null,
				after: shown === null || (0, settle.cZ)(shown, written) ? shown : written,
				factsBefore: { env: unchanged },
				read: (from) => readEnv(from, target, hide),
				write
			},
			doubt: shown === null ? "; the service does not show the file, so it could not be read back" : ""
		};
	}
	let WHAT = "the .env", UNCONFIRMED = "The service shows no .env after the write, nor did it confirm one: without a file it writes nothing.", UNSEEN = {
		state: "unknown",
		error: new errors.OK("unknown", "It was not sent again, as the service does not show the present file.", "Look at the .env, then run again.")
	};
	function isAsWanted(text, wanted) {
		let merged = mergeEnv(text, wanted);
		return merged.ok && merged.text === text;
	}
	function noFile(stop, message, cause) {
		return new errors.OK(stop, message, "Install the repository first (ensure-repository): that is what creates the file. Then run again.", { cause });
	}
}) };

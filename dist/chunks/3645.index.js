"use strict";
exports.id = 3645;
exports.ids = [3645, 3496];
exports.modules = {
	3496: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			BM: () => likely,
			Kj: () => slipOf,
			ZA: () => suggest,
			didYouMean: () => didYouMean
		});
		function likely(wanted, names) {
			let unnumbered = withoutDigits(wanted.toLowerCase());
			return [...new Set(names)].flatMap((name) => {
				if (unnumbered === withoutDigits(name.toLowerCase())) return [];
				let [from, to] = differingParts(wanted.toLowerCase(), name.toLowerCase()), most = Math.min(2, Math.floor(Math.max(from.length, to.length) / 4));
				if (Math.abs(from.length - to.length) > most) return [];
				let letters = distance(from, to, most);
				return letters <= most ? [{
					name,
					letters
				}] : [];
			}).sort((a, b) => a.letters - b.letters || a.name.localeCompare(b.name)).slice(0, 3).map(({ name }) => name);
		}
		function suggest(wanted, names, show = (name) => name) {
			let akin = names.filter((name) => isWithin(wanted, name) || begins(wanted, name)), meant = [...new Set([...likely(wanted, names), ...akin])].slice(0, 3);
			if (meant.length > 0) return {
				isLikely: !0,
				text: `Did you mean ${meant.map(show).join(" or ")}?`
			};
			return {
				isLikely: !1,
				text: `${names.length <= 8 ? `Known names: ${names.toSorted().map(show).join(", ")}` : `None of ${names.length} names is like it`}.`
			};
		}
		function slipOf(wanted, known) {
			let word = wanted.toLowerCase(), [begun, ...others] = known.filter((name) => begins(word, name));
			return known.find((name) => name === word) ?? likely(word, known)[0] ?? (others.length > 0 ? void 0 : begun);
		}
		function didYouMean(wanted, known) {
			let meant = slipOf(wanted.split(" ")[0] ?? "", known);
			return meant === void 0 ? "" : ` (did you mean ${meant}?)`;
		}
		function begins(short, long) {
			return short.length >= 4 && long.toLowerCase().startsWith(short.toLowerCase());
		}
		function isWithin(a, b) {
			let [short, long] = a.length < b.length ? [`.${a}.`, `.${b}.`] : [`.${b}.`, `.${a}.`];
			return short.split(".").length - 2 > 1 && (long.startsWith(short) || long.endsWith(short));
		}
		function withoutDigits(text) {
			return text.replace(/\d+/g, "");
		}
		function differingParts(a, b) {
			let [from, to] = [a.split("."), b.split(".")], shorter = () => Math.min(from.length, to.length);
			for (; shorter() > 0 && from.at(-1) === to.at(-1);) [from, to].forEach((parts) => void parts.pop());
			for (; shorter() > 0 && from[0] === to[0];) [from, to].forEach((parts) => void parts.shift());
			return [from.join("."), to.join(".")];
		}
		function distance(from, to, most) {
			let same = 0;
			for (; same < from.length && from[same] === to[same];) same += 1;
			let [a, b] = [from.slice(same), to.slice(same)];
			if (a === "" || b === "") return a.length + b.length;
			if (most === 0) return Infinity;
			let ways = [
				[1, 0],
				[0, 1],
				[1, 1],
				...a[0] === b[1] && a[1] === b[0] ? [[2, 2]] : []
			];
			return 1 + Math.min(...ways.map(([of, by]) => distance(a.slice(of), b.slice(by), most - 1)));
		}
	}),
	3080: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ke: () => matcherOf,
			Pt: () => isPattern,
			i: () => refusalOfPattern
		});
		function isPattern(site) {
			return site.includes("*");
		}
		function refusalOfPattern(pattern, allowAll) {
			let labels = pattern.split(".");
			if (labels.some((label) => label === "" || isPattern(label) && label !== "*")) return `* for one whole label, as in *.shop.example, not ${JSON.stringify(pattern)}`;
			if (labels.every(isPattern) && !allowAll) return `a pattern that names a part of the domain, as in *.shop.example; ${pattern} takes sites of any name: to mean that, give max-failures`;
		}
		function matcherOf(pattern) {
			if (pattern === "*") return () => !0;
			let labels = pattern.split(".").map((label) => label === "*" ? "[^.]+" : label.replace(/[\\^$|?+()[\]{}]/g, "\\$&")), form = RegExp(`^${labels.join("\\.")}$`, "i");
			return (domain) => form.test(domain);
		}
	})
};

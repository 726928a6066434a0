"use strict";
exports.id = 80;
exports.ids = [80];
exports.modules = { 3080: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, {
		Ke: () => matcherOf,
		Pt: () => isPattern,
		i: () => refusalOfPattern
	});
	function isPattern(site) {
		return site?.includes("*") === !0;
	}
	function refusalOfPattern(pattern, allowAll) {
		if (pattern === void 0 || !isPattern(pattern)) return;
		let labels = pattern.split(".");
		if (labels.some((label) => label === "" || isPattern(label) && label !== "*")) return `* for one whole label, as in *.shop.example, not ${JSON.stringify(pattern)}`;
		if (labels.every(isPattern) && !allowAll) return `a pattern that names a part of the domain, as in *.shop.example; ${pattern} takes sites of any name: to mean that, give max-failures`;
	}
	function matcherOf(pattern) {
		if (pattern === "*") return () => !0;
		let labels = pattern.split(".").map((label) => label === "*" ? "[^.]+" : label.replace(/[\\^$|?+()[\]{}]/g, "\\$&")), form = RegExp(`^${labels.join("\\.")}$`, "i");
		return (domain) => form.test(domain);
	}
}) };
